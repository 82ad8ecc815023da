// Change: drawn as a stroke, like the icons of samples.
export {Warning as default} from '@site/src/components/LineIcon';
