import Binding
import Coordination
import WaylineRouting

/// A flow of tabs, with a child flow that can begin itself again.
final class Library: Coordinator {
    static let flow = Flow<Library>(tabs: "shelf", "desk") {
        FlowScreen("shelf") { (_: Library) in NamedScreen("shelf") }
            .onEnter { _, _ in .allow }
            .onEnter(while: { $0.isOpen }, otherwise: .allow)
            .onLeave { _, _ in .allow }
            .onLeave(by: [.quit, .back]) { _, _ in .allow }
        FlowScreen("desk") { (_: Library) in Bench() }
        FlowScreen(.book) { (_: Library, _: Book) in Bench() }
        ChildFlow(.loan) { (_: Library, _: Book) in
            Loan()
        } onResult: { _, _ in
            .stay
        }
        .onEnter { _, _ in .allow }
        .onEnter(while: { $0.isOpen }, otherwise: .allow)
        ChildFlow("old-loan") { (_: Library) in
            Archive.Loan()
        } onResult: { _, _ in
            .stay
        }
    }

    let isOpen = Observable(true)
}

struct Book: Codable {
    var title = ""
}

extension Destination<Book, NoOutput> {
    static let book = Self.init("book")
}

extension Destination<Book, Int?> {
    static let loan = Self.init("loan")
}

final class Bench: Screen {}

final class Loan: Coordinator {
    typealias Output = Int?

    static let line = #line + 1
    static let flow = Flow<Loan>("dates") {
        FlowScreen("dates") { (_: Loan) in Bench() }
        ChildFlow(.init("longer")) { (_: Loan) in
            Loan()
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("library") { (_: Loan) in
            Library()
        } onResult: { _, _ in
            .stay
        }
    }
}

enum Archive {
    /// A coordinator of the same name as another.
    final class Loan: Coordinator {
        static let flow = Flow<Loan>("papers", "boxes") {
            FlowScreen("papers") { (_: Loan) in Bench() }
            FlowScreen("boxes") { (_: Loan) in Bench() }
        }
    }
}
