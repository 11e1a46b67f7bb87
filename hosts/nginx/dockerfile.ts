/** The site in a container: Debian's nginx, not as root. Built from the project's folder after `npm run build`. */
export const dockerfile = `FROM debian:bookworm-slim
RUN apt-get update \\
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
