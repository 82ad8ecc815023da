// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M8.5 15a6.5 6.5 0 1 1 7 0v3h-7zM10 22h4');
