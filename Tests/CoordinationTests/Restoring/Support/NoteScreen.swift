import Coordination
import WaylineRouting

/// A screen with a draft, one field of which is secret.
@MainActor
final class NoteScreen: DraftKeeping {
    struct Draft: Codable, Equatable {
        var text = ""
        @Secret var password = ""
    }

    let id: Int
    var draft = Draft()

    /// The draft as it was when the screen started.
    private(set) var atStart: Draft?

    init(_ input: NoteInput) {
        id = input.id
    }

    func start() {
        atStart = draft
    }
}

struct NoteInput: Codable, Equatable {
    var id: Int
}

struct LockInput: Codable, Equatable {
    @Secret var pin = ""
}

extension Destination<NoteInput, NoOutput> {
    static let note = Self.init("note")
}

extension Destination<LockInput, NoOutput> {
    static let lock = Self.init("lock")
}
