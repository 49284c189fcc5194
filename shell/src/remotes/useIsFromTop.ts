import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Whether the page is seen from its top. After Back or with a hash the heights of what comes before decide what is seen. */
export function useIsFromTop(): boolean {
  const { hash } = useLocation();
  return useNavigationType() !== NavigationType.Pop && hash === '';
}
