/** Debian 13 as rebuilt on August 24, 2026. A tag moves but a digest does not; `docs/deployment.md` says how to renew it. */
const base = 'debian:trixie-slim@sha256:d7e12182ce18b85b93007c1dedf31f2d29e01ccf3182cc4017c709b6259bc132';

/** The site in a container: Debian's nginx without root. Built from the project's folder after `npm run build`. */
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

/** Sends only the finished site and its host files to Docker. */
export const dockerignore = `*
!out
!host
`;
