// Change: drawn as a stroke, like the icons of samples.
export {Info as default} from '@site/src/components/LineIcon';
