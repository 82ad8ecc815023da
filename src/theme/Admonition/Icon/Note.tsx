// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M5 3h10l4 4v14H5zM9 12h6m-6 4h6');
