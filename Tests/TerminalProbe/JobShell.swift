import Glibc

/// A shell with one job, the probe itself. It prints when the job stops and ends. When a line is
/// typed, it continues the job: in the foreground for `fg` and in the background for `bg`.
///
/// Unlike other shells, it keeps the settings of the terminal that its job has left, unless the job
/// was stopped by force.
struct JobShell {
    private var found = termios()

    init() {
        tcgetattr(STDIN_FILENO, &found)
    }

    func run(_ arguments: [String]) -> Int32 {
        signal(SIGTTOU, SIG_IGN)
        guard let job = start(arguments) else { return 1 }
        tcsetpgrp(STDIN_FILENO, job)
        var status: Int32 = 0
        while waitpid(job, &status, WUNTRACED) == job {
            if status & 0xFF != 0x7F {
                say("ended \(status & 0x7F) \(status >> 8)")
                return 0
            }
            // The job tried to take the terminal before it was in the foreground.
            if status >> 8 == SIGTTOU && tcgetpgrp(STDIN_FILENO) == job {
                kill(-job, SIGCONT)
            } else {
                ask(job, status >> 8)
            }
        }
        return 1
    }

    private func ask(_ job: pid_t, _ signal: Int32) {
        tcsetpgrp(STDIN_FILENO, getpgrp())
        if signal == SIGSTOP { restore() }
        say("stopped \(signal)")
        switch readLine() {
        case "fg": tcsetpgrp(STDIN_FILENO, job)
        case "kill": kill(-job, SIGTERM)
        default: break
        }
        kill(-job, SIGCONT)
    }

    private func restore() {
        var settings = found
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    private func start(_ arguments: [String]) -> pid_t? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGTTOU)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
        let program = CommandLine.arguments[0]
        let copies = ([program] + arguments).map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var job = pid_t()
        let failed = posix_spawn(&job, program, nil, &attributes, copies + [nil], environ)
        return failed == 0 ? job : nil
    }

    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
