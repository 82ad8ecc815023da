export {default} from '../../../../../../src/theme/prism-include-languages';
