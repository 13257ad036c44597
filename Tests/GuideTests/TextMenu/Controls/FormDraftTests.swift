import Wayline
import XCTest

/// The values that the user has filled in come back to the controls, and to what they are bound to.
@MainActor
final class FormDraftTests: XCTestCase {
    private let store = MemoryStore()

    private func driver() throws -> FlowDriver {
        var options = LaunchOptions()
        options.store = store
        return try FlowDriver(.review, options)
    }

    private func fillIn(_ driver: FlowDriver) async throws {
        try await driver.type("Phở ngon,\ngiá tốt", into: "Text")
        try await driver.type("2.5", into: "Price")
        try await driver.toggle("Public")
        try await driver.choose("4", in: "Rating")
        try await driver.type("2468", into: "PIN")
    }

    private func screen(_ driver: FlowDriver) throws -> ReviewScreen {
        try XCTUnwrap(driver.screen as? ReviewScreen)
    }

    func testAFormIsRestoredAfterARestart() async throws {
        let first = try driver()
        try await fillIn(first)
        try first.app?.end()
        let screen = try screen(driver())
        XCTAssertEqual(screen.viewModel.text.value, "Phở ngon,\ngiá tốt")
        XCTAssertEqual(screen.viewModel.price.value, 2.5)
        XCTAssertTrue(screen.viewModel.isPublic.value)
        XCTAssertEqual(screen.view.rating.stars, 4)
        XCTAssertEqual(screen.view.text.text, "Phở ngon,\ngiá tốt")
    }

    func testASecretIsNotKept() async throws {
        let first = try driver()
        try await fillIn(first)
        try first.app?.end()
        let bytes = String(decoding: store.read("place") ?? [], as: UTF8.self)
        XCTAssertTrue(bytes.contains("Phở ngon"), bytes)
        XCTAssertFalse(bytes.contains("2468"), bytes)
        XCTAssertEqual(try screen(driver()).view.pin.text, "")
    }

    func testAFormStaysFilledInWhenTheLanguageChanges() async throws {
        let driver = try driver()
        try await fillIn(driver)
        try await driver.choose("Tiếng Việt")
        XCTAssertTrue(driver.text.hasPrefix("Nhận xét\n"), driver.text)
        let screen = try screen(driver)
        XCTAssertEqual(screen.view.rating.stars, 4)
        XCTAssertEqual(screen.viewModel.price.value, 2.5)
        try await driver.type("3,5", into: "Price")
        XCTAssertEqual(screen.viewModel.price.value, 3.5)
        XCTAssertTrue(driver.text.contains("3,5"), driver.text)
    }

    func testAFormInATabIsRestoredWhenTheTabIsSeen() async throws {
        let before = try Navigator(ReviewTabs())
        before.send(.select("review"))
        let first = try XCTUnwrap(before.screen as? ReviewScreen)
        first.view.text.type("Ngon")
        before.send(.select("showcase"))
        let bytes = try before.save()
        let after = try Navigator(ReviewTabs())
        try after.restore(bytes)
        let again = try Navigator(ReviewTabs())
        try again.restore(after.save())
        again.send(.select("review"))
        let screen = try XCTUnwrap(again.screen as? ReviewScreen)
        XCTAssertEqual(screen.viewModel.text.value, "Ngon")
    }

    func testAFilledInValueReachesItsViewModel() async throws {
        let (screen, next) = (WishScreen(), WishScreen())
        screen.view.text.type("rain")
        next.start()
        next.draft = screen.draft
        XCTAssertEqual(next.viewModel.text.value, "rain")
    }

    func testValuesOfOtherControlsAreNotFilledIn() async throws {
        let (name, town) = (TextField("Name"), TextField("Town"))
        name.type("An")
        let draft = FormDraft(of: ShowcaseView([name, Toggle("Hot")]))
        draft.fill(ShowcaseView([town, Button("Go")]))
        XCTAssertEqual(town.text, "")
        XCTAssertEqual(draft.fill(ShowcaseView([town, Toggle("Hot")])), ["Name"])
        XCTAssertEqual(town.text, "")
    }
}

private final class ReviewTabs: Coordinator {
    static let flow = Flow<ReviewTabs>(tabs: .showcase, .review) {
        FlowScreen(.showcase) { (_: ReviewTabs) in ShowcaseScreen([]) }
        FlowScreen(.review) { (_: ReviewTabs) in ReviewScreen() }
    }
    .tabTitles { _, tab in tab.rawValue }
}
