import Foundation
import ServiceContract
import WaylineApplication

@testable import Screens

/// Embedded services in a new folder.
final class EmbeddedHome: LetterBox {
    let folder: TemporaryFolder
    let clock = HandClock()
    let postbox = MemoryPostbox()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The last letter to `email`. An app that reads its letters here keeps the folder alive.
    func letter(to email: String) async -> ResetLetter? {
        await postbox.letter(to: email)
    }

    /// The services that each run of the app makes.
    func services() -> Services {
        services(session: folder.data)
    }

    /// The same on another device.
    func elsewhere() -> Services {
        services(session: FolderStore(folder.url.appendingPathComponent("elsewhere").path))
    }

    var stage: ContractStage {
        ContractStage(
            services: services(), restarted: { self.services() }, elsewhere: { self.elsewhere() },
            code: { await self.postbox.letter(to: $0)?.code }, pass: { self.clock.advance($0) })
    }

    private func services(session: FolderStore) -> Services {
        Services.embedded(
            in: folder.data, sessionIn: session, postbox: postbox, clock: clock.clock, cost: .low)
    }
}
