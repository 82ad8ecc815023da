// Change: drawn as a stroke, like the icons of samples.
export {Note as default} from '@site/src/components/LineIcon';
