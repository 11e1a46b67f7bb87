/** Debian 13 as rebuilt on 24 August 2026. A tag moves; a digest does not: renewing it is a change that is tested (`docs/deployment.md`). */
const base = 'debian:trixie-slim@sha256:d7e12182ce18b85b93007c1dedf31f2d29e01ccf3182cc4017c709b6259bc132';

/** The site in a container: Debian's nginx, not as root. Built from the project's folder after `npm run build`. */
export const dockerfile = `FROM ${base}
RUN apt-get update \\
 && apt-get upgrade -y \\
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/*
COPY host/docker/nginx.conf /etc/nginx/nginx.conf
COPY out /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;

/** Only the finished site and its host files go to Docker. */
export const dockerignore = `*
!out
!host
`;
