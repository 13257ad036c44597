import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Steps that are tried again when the data of the app has changed.
@MainActor
final class ChangedWorldTests: XCTestCase {
    func testEachStepIsTriedAfterOtherChangesOfTheWorld() async throws {
        let found = try await exploration { world -> [AnyHashable] in
            [world.basket, world.isSignedIn, world.isMarked]
        }.run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["this does not always hold: nobody finds the basket of another"])
        XCTAssertEqual(
            found.problems.first?.script.suffix(2), ["choose \"Buy\"", "choose \"Sign out\""])
    }

    func testTheChangesOfAStructureAreThoseOfItsProperties() async throws {
        let found = try await exploration {
            Book.Summary(
                basket: $0.basket, isSignedIn: $0.isSignedIn, isMarked: $0.isMarked)
        }.run()
        XCTAssertEqual(found.problems.count, 1)
    }

    func testAnyOtherWorldIsOnePart() async throws {
        let found = try await exploration {
            "\($0.basket) \($0.isSignedIn) \($0.isMarked)"
        }.run()
        XCTAssertEqual(found.problems, [], "the mark is a change of the same part")
    }

    func testAnArrayWithOneMoreElementIsOnePart() async throws {
        let found = try await exploration { book -> [String] in
            [(book.basket > 0, "basket"), (!book.isSignedIn, "out"), (book.isMarked, "mark")]
                .filter(\.0).prefix(1).map(\.1)
        }.run()
        XCTAssertEqual(found.problems, [])
    }

    func testTwoMoreElementsAreAnotherChange() async throws {
        let found = try await exploration { book -> [String] in
            [(book.basket > 0, "basket"), (!book.isSignedIn, "out"), (book.isMarked, "mark")]
                .filter(\.0).map(\.1)
        }.run()
        XCTAssertEqual(
            found.problems.map(\.text),
            ["this does not always hold: nobody finds the basket of another"])
    }

    /// The search would sign out only once: after a mark, where nothing was bought.
    private func exploration(
        _ world: @escaping @MainActor (Book) -> some Hashable
    ) -> Exploration<Book> {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 1
        let inputs = ExplorationInputs<Book>().world(world)
            .always("nobody finds the basket of another") {
                $0.world.isSignedIn || $0.world.basket == 0
            }
        return Exploration(in: Book.init, inputs: inputs, limits: limits) { book in
            App("Books") { _ in BookCoordinator(book) }
        }
    }
}

@MainActor
private final class Book {
    struct Summary: Hashable {
        var basket: Int
        var isSignedIn: Bool
        var isMarked: Bool
    }

    var basket = 0
    var isSignedIn = true
    var isMarked = false
}

private final class BookCoordinator: Coordinator {
    static let flow = Flow<BookCoordinator>("book") {
        FlowScreen("book") { PageScreen($0.book) }
        FlowScreen(.goodbye) { _ in GoodbyeScreen() }
    }

    let book: Book

    init(_ book: Book) { self.book = book }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let goodbye = Self(RouteName("goodbye"))
}

private struct PageRouter: Router {
    enum Route: String, CaseIterable { case signedOut }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.goodbye)
    }
}

private final class PageScreen: ViewScreen {
    typealias Routes = PageRouter
    let view = PageView()
    private let book: Book
    private var number = 0

    init(_ book: Book) {
        self.book = book
        view.next.onTap(self) { $0.show(min($0.number + 1, 2)) }
        view.mark.onTap(self) { $0.mark() }
        view.buy.onTap(self) { $0.book.basket = 1 }
        view.signOut.onTap(self) { $0.signOut() }
        view.signIn.onTap(self) { $0.signIn() }
        show(0)
    }

    private func mark() {
        book.isMarked = true
        show(number)
    }

    private func signIn() {
        book.isSignedIn = true
        show(number)
    }

    private func signOut() {
        book.isSignedIn = false
        show(number)
        perform(.signedOut)
    }

    private func show(_ page: Int) {
        number = page
        view.page.text = "Page \(page)"
        for button in [view.next, view.signOut] { button.isEnabled = book.isSignedIn }
        view.mark.isEnabled = book.isSignedIn && !book.isMarked
        view.signIn.isEnabled = !book.isSignedIn
        view.buy.isEnabled = page == 2 && book.isSignedIn
    }
}

private final class PageView: View {
    let title = "Book"
    let page = Label("")
    let next = Button("Next page")
    let mark = Button("Mark")
    let signOut = Button("Sign out")
    let signIn = Button("Sign in")
    let buy = Button("Buy")

    var controls: [Control] { [page, next, mark, signOut, signIn, buy] }
}

private final class GoodbyeScreen: ViewScreen {
    let view = GoodbyeView()
}

private final class GoodbyeView: View {
    let title = "Goodbye"
    let controls: [Control] = [Label("Come back soon.")]
}
