import Glibc
import Screens
import WaylineApplication

/// The task of the process: sign users up, and print each one that was confirmed.
struct ProbeTask {
    private let folder: String
    private let first: Int
    private let count: Int
    private let size: Int?
    private let isNobody: Bool

    init?(_ arguments: [String]) {
        guard arguments.count >= 3, let first = Int(arguments[1]), let count = Int(arguments[2])
        else { return nil }
        folder = arguments[0]
        self.first = first
        self.count = count
        size = arguments.firstIndex(of: "--size").flatMap { Int(arguments[$0 + 1]) }
        isNobody = arguments.contains("--nobody")
    }

    /// Takes away the resources that the process must work without.
    func restrict() throws {
        if let size {
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
            guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
                throw ProbeError(what: "setrlimit", number: errno)
            }
        }
        // The superuser may write everywhere.
        if isNobody, geteuid() == 0, setuid(65534) != 0 {
            throw ProbeError(what: "setuid", number: errno)
        }
    }

    func run() async throws {
        let services = Services.embedded(
            in: FolderStore(folder), postbox: MemoryPostbox(), cost: .low)
        let session = try await services.accounts.currentSession()
        Output.write("session \(session?.email ?? "none")")
        for number in first..<first + count {
            let application = Application(
                name: "User", email: "user\(number)@example.com", password: "cau vong sau mua")
            let session = try await services.accounts.signUp(application)
            _ = try await services.profiles.sendFriendRequest(to: 4)
            Output.write("\(session.email)")
        }
    }
}
