/** @jest-environment jsdom */

// What the docs say about jsdom, and the table of equal values with what it says about this environment.

import './equality-table.test';
