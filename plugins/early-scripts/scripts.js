import './announcement';
import './rows';
import './sidebar';
import './notice';
