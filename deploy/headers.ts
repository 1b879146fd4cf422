import {EVERYWHERE, renderPolicy} from '../plugins/content-security-policy/policy';

type Headers = Readonly<Record<string, string>>;

/** Browser features that no page uses. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The headers that every host sends, by folder; `/` is every path. The policy for scripts is in the pages
 * (plugins/content-security-policy), because it differs from that of the runner's frame, and because some hosts cannot
 * send headers.
 */
export const headers: Readonly<Record<string, Headers>> = {
  '/': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map(feature => `${feature}=()`).join(', '),
    'Content-Security-Policy': renderPolicy({...EVERYWHERE, 'frame-ancestors': "'self'"}),
  },
  // Built files carry a hash of their content in their name.
  '/assets/': {'Cache-Control': 'public, max-age=31536000, immutable'},
  // Fonts keep their names.
  '/fonts/': {'Cache-Control': 'public, max-age=604800'},
};
