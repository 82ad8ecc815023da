export {default} from '../../../../../../src/theme/CodeBlock';
