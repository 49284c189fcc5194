// The part of react-router-dom that remotes may use; tree shaking removes the rest of the shared module (32 KB gzip).
export { Link, NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
