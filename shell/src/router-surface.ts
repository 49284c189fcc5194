// What remotes may use of react-router-dom; the rest is shaken out of the shared module (saves 32 KB gzip).
export { Link, NavLink, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
