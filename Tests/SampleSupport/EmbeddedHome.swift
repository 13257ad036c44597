import Foundation
package import Screens
package import ServiceContract
import WaylineApplication

/// Embedded services in a new folder.
package final class EmbeddedHome: LetterBox {
    package let folder: TemporaryFolder
    package let clock = HandClock()
    package let postbox = MemoryPostbox()

    package init() throws {
        folder = try TemporaryFolder()
    }

    /// The last letter to `email`. An app that reads its letters here keeps the folder alive.
    package func letter(to email: String) async -> ResetLetter? {
        await postbox.letter(to: email)
    }

    /// The services that each run of the app makes.
    package func services() -> Services {
        services(session: folder.data)
    }

    /// The same on another device.
    package func elsewhere() -> Services {
        services(session: FolderStore(folder.url.appendingPathComponent("elsewhere").path))
    }

    package var stage: ContractStage {
        ContractStage(
            services: services(), restarted: { self.services() }, elsewhere: { self.elsewhere() },
            code: { await self.postbox.letter(to: $0)?.code }, pass: { self.clock.advance($0) })
    }

    private func services(session: FolderStore) -> Services {
        Services.embedded(
            in: folder.data, sessionIn: session, postbox: postbox, clock: clock.clock, cost: .low)
    }
}
