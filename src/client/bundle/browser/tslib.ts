/** The only `tslib` helper that @docusaurus/utils-common uses; the whole package is 3.5 KB. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
