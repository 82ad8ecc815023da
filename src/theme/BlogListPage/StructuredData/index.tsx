// Change: replaces the stock data for the same reasons as that of a post.
export {default} from '../../../plugins/structured-data/server/BlogList';
