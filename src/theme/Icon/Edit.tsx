// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M4 20l1-5L16 4l4 4L9 19zM13 7l4 4', {width: 18, height: 18});
