import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct PaymentScreenTests {
    private func begin() async throws -> (FlowDriver, PaymentScreen) {
        let flow = PaymentCoordinator()
        let app = try FlowDriver(of: flow, at: .payment)
        let screen = try #require(app.screen as? PaymentScreen)
        #expect(app.path == ["host", "payment"])
        #expect(app.text.hasPrefix("Payment"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Payment" })
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(viewModel.amount.value == Double?.none)
        try await app.type("7.5", into: "Amount")
        #expect(viewModel.amount.value == 7.5)
        #expect(viewModel.note.value == "")
        try await app.type("My note", into: "Note")
        #expect(viewModel.note.value == "My note")
        #expect(viewModel.method.value == PaymentMethod.card)
        try await app.choose("cash", in: "Method")
        #expect(viewModel.method.value == PaymentMethod.cash)
        for (name, text) in [("Amount", "7.5")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        let entry = PaymentEntry(amount: 7.5, note: "My note", method: PaymentMethod.cash)
        #expect(viewModel.entry == entry)
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func theRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "payment", "about"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = PaymentRouter()
        let entry = PaymentEntry(amount: 7.5, note: "My note", method: PaymentMethod.cash)
        #expect(try router.route(to: "done", .init(entry: entry)) == router.finish(entry))
        #expect(try router.route(to: "done", .init()) == .stay)
        #expect(try router.route(to: "about") == .push(.about))
    }
}
