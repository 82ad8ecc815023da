// Change: replaces the stock data, which makes a person of the team, has no image and no breadcrumbs,
// and ships the code that makes it to readers.
export {default} from '../../../plugins/structured-data/server/BlogPost';
