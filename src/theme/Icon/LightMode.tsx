// Change: drawn as a stroke, like the icons of samples.
export {LightMode as default} from '@site/src/components/LineIcon';
