// Change: drawn as a stroke, like the icons of samples.
export {DarkMode as default} from '@site/src/components/LineIcon';
