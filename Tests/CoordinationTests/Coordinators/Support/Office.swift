import Coordination
import WaylineRouting

/// A flow whose letters ask for an address in a child flow, and for a stamp on a presented screen.
@MainActor
final class Office: Coordinator {
    static let flow = Flow<Office>("letter") {
        FlowScreen("letter") { (_: Office) in LetterPage() }
        FlowScreen("folder") { (_: Office) in FolderPage() }
        FlowScreen("stamp") { (_: Office) in StampPage() }
            .returns(to: LetterPage.self) { $0.notes.append("stamp \($1.inWords)") }
        ChildFlow(.init("addresses")) { (_: Office) in AddressBook() }
            .returns(to: LetterPage.self) { $0.notes.append("address \($1.inWords)") }
            .returns(to: (any AddressAsking).self) { $0.take("address \($1.inWords)") }
        ChildFlow(.init("heard")) { (_: Office) in
            AddressBook()
        } onResult: { office, result in
            office.notes.append("office gets \(result.inWords)")
            return .stay
        }
        .returns(to: LetterPage.self) { letter, result in
            letter.office?.notes.append("letter gets \(result.inWords)")
        }
    }

    var notes: [String] = []
}

/// A flow that finishes with an address.
@MainActor
final class AddressBook: Coordinator {
    typealias Output = NumberResult

    static let flow = Flow<AddressBook>("list") {
        FlowScreen("list") { (_: AddressBook) in NamedScreen("list") }
            .onLeave { _, _ in .refuse(because: "the list is kept") }
    }
}

@MainActor
final class LetterPage: Screen {
    var notes: [String] = []
    weak var office: Office?
}

@MainActor
protocol AddressAsking: AnyObject {
    func take(_ note: String)
}

/// A screen that is composed of one that asks.
@MainActor
final class FolderPage: Screen {
    let part = FolderPart()

    var children: [any Screen] { [part] }
}

@MainActor
final class FolderPart: Screen, AddressAsking {
    private(set) var notes: [String] = []

    func take(_ note: String) {
        notes.append(note)
    }
}

/// A screen that finishes with the number of a stamp, and must not be left otherwise.
@MainActor
final class StampPage: Screen {
    struct Routes: Router {
        enum Route: String, CaseIterable {
            case choose
        }

        typealias Output = NumberResult

        func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
            finish(NumberResult(number: 3))
        }
    }
}
