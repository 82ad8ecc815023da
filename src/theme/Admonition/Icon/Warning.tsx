// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M12 3 2 20h20zM12 10v4m0 3v.1');
