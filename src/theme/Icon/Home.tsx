// Change: drawn as a stroke, like the icons of samples.
export {Home as default} from '@site/src/components/LineIcon';
