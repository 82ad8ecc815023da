// Change: drawn as a stroke, like the icons of samples.
export {Danger as default} from '@site/src/components/LineIcon';
