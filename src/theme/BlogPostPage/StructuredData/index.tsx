// Change: replaces the stock data, which describes the team as a person, has no image and no
// breadcrumbs, and ships the code that generates it to readers.
export {default} from '../../../plugins/structured-data/server/BlogPost';
