// Change: drawn as a stroke, like the icons of samples.
export {Tip as default} from '@site/src/components/LineIcon';
