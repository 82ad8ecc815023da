/** The one helper of `tslib` that @docusaurus/utils-common uses; the whole is 3.5 KB. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
