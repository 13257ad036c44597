import Foundation
import SampleSupport
import Wayline

@testable import Screens

/// Everything that a walk through the app has shown, logged and stored.
@MainActor
final class Evidence {
    /// The output of each source, by its name.
    private var said: [String: Data] = [:]
    private let walk: Walk
    private var bindings: Set<AnyCancellable> = []
    private let awaited: Task<[NavigationEvent], Never>

    /// Records everything from now on.
    init(of walk: Walk) {
        self.walk = walk
        let stream = walk.navigator.eventStream()
        awaited = Task {
            var events: [NavigationEvent] = []
            for await event in stream { events.append(event) }
            return events
        }
        walk.navigator.events.bind(to: self) { $0.note($1, of: "an event") }.store(in: &bindings)
        walk.navigator.faults.bind(to: self) { $0.note($1, of: "a fault") }.store(in: &bindings)
        walk.onStep = { [unowned self] in noteStep() }
    }

    /// Records the final state, and ends the app.
    func close() async throws {
        said["the screen"] = Data(walk.shown.utf8)
        try noteFiles()
        walk.navigator.end()
        for event in await awaited.value { note(event, of: "an event that was awaited") }
    }

    /// The names of the sources that contain `secret`.
    func sources(of secret: String) -> [String] {
        said.filter { $0.value.range(of: Data(secret.utf8)) != nil }.keys.sorted()
    }

    /// The names of the sources that are not empty.
    var sources: [String] { said.filter { !$0.value.isEmpty }.keys.sorted() }

    private func noteStep() {
        note(walk.navigator.state, of: "the state")
        do {
            said["the saved state", default: Data()] += try walk.navigator.save()
            walk.app.save()
            try noteFiles()
        } catch {
            note(error, of: "an error")
        }
    }

    private func note(_ value: Any, of source: String) {
        var text = "\(value)\n" + String(reflecting: value)
        dump(value, to: &text)
        said[source, default: Data()] += Data(text.utf8)
    }

    private func noteFiles() throws {
        for (name, bytes) in try walk.stage.home.folder.files() {
            said[name, default: Data()] += bytes
        }
    }
}
