// Change: drawn as a stroke, like the icons of samples.
export {Edit as default} from '@site/src/components/LineIcon';
