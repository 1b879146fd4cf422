import {useCallback, useEffect, useRef, useState} from 'react';

/** The duration of a confirmation, in milliseconds. */
const DURATION = 2000;

/** A value that is reset after two seconds. */
export function useTemporary<Value>(): [Value | undefined, (value: Value) => void] {
  const [value, setValue] = useState<Value>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((next: Value) => {
    clearTimeout(timer.current);
    setValue(next);
    timer.current = setTimeout(() => setValue(undefined), DURATION);
  }, []);
  return [value, show];
}
