import Wayline

/// Finds towns in an atlas while the user types.
@MainActor
final class TownsViewModel {
    let text = Observable("")
    let names: Derived<[String]>
    let failure: Derived<String>
    let chosen = Observable(Set<String>())
    private let hidden = Observable(Set<String>())
    private let request = Request<[String], any Error>()
    private let atlas: any Atlas
    private let clock: AnyScheduler

    init(atlas: any Atlas, clock: AnyScheduler) {
        (self.atlas, self.clock) = (atlas, clock)
        names = Derived(request.value, hidden) { towns, hidden in
            (towns ?? []).filter { !hidden.contains($0) }
        }
        failure = request.error.map { $0.map { "\($0)" } ?? "" }
    }

    func search() async {
        let (atlas, text) = (atlas, text.value)
        await request.run(.latest(after: .milliseconds(300), on: clock)) {
            try await atlas.towns(text)
        }
    }

    func hide(_ town: String) {
        hidden.value.insert(town)
    }

    func show(_ town: String) {
        hidden.value.remove(town)
    }
}

/// Knows the names of towns.
@MainActor
protocol Atlas {
    func towns(_ text: String) async throws -> [String]
}

/// An atlas that may be out of reach.
@MainActor
final class PaperAtlas: Atlas {
    var failure: AtlasFailure?
    private(set) var searches: [String] = []

    func towns(_ text: String) async throws -> [String] {
        searches.append(text)
        if let failure { throw failure }
        return ["Huế", "Hà Nội", "Đà Nẵng"].matching(text) { $0 }
    }
}

struct AtlasFailure: Error, CustomStringConvertible {
    let description = "The atlas does not answer."
}
