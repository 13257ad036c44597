import Foundation
import Networking
import ReferenceServer
import SampleSupport
import ServiceContract
import WaylineApplication

@testable import Screens

/// A server, and a folder in which devices keep their logins.
final class RemoteHome: Sendable {
    /// The seconds for which the server's access tokens are valid.
    static let tokenLasts = 60

    let server: ReferenceServer
    let time = ServerTime()
    let clock = TurnedClock()
    let postbox = MemoryPostbox()
    let transport = URLSessionTransport()
    private let url: URL
    private let running: Task<Void, Never>

    init(keepsAlive: Bool = false) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("remote-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let server = try ReferenceServer(
            in: FolderStore(url.appendingPathComponent("server").path), postbox: postbox,
            clock: time.clock, cost: .low, tokenLasts: Self.tokenLasts, keepsAlive: keepsAlive)
        self.server = server
        running = Task { await server.run() }
    }

    /// The services that each run of the app makes.
    func services(
        device: String = "app", limits: APILimits = APILimits(), address: String? = nil
    ) throws -> Services {
        .remote(
            at: try APIAddress(address ?? server.address), in: folder(device),
            transport: transport, clock: clock, limits: limits)
    }

    /// The services, with a user who is logged in.
    func loggedIn(limits: APILimits = APILimits()) async throws -> Services {
        let services = try services(limits: limits)
        _ = try await services.accounts.logIn(
            email: Sample.valid.email, password: Sample.valid.password)
        return services
    }

    var stage: ContractStage {
        get throws {
            ContractStage(
                services: try services(), restarted: { try self.services() },
                elsewhere: { try self.services(device: "elsewhere") },
                code: { await self.postbox.letter(to: $0)?.code }, pass: { self.time.pass($0) })
        }
    }

    /// Lets the current access tokens expire.
    func ageTokens() {
        time.pass(Self.tokenLasts)
    }

    func folder(_ device: String = "app") -> FolderStore {
        FolderStore(url.appendingPathComponent(device).path)
    }

    /// The files of a device, by name.
    func files(_ device: String = "app") throws -> [String: Data] {
        let folder = url.appendingPathComponent(device)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: folder.appendingPathComponent($1))
        }
    }

    /// The file with the login; nil if there is none.
    func sessionFile() throws -> URL? {
        let name = try files().keys.first { $0.hasPrefix("session-") }
        return name.map { url.appendingPathComponent("app").appendingPathComponent($0) }
    }

    func close() async {
        await server.stop()
        await running.value
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(error)") }
    }
}
