import Foundation
import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct RefundScreenTests {
    private func begin() async throws -> (FlowDriver, RefundScreen) {
        let screen = RefundScreen()
        let app = try FlowDriver(of: screen, at: .refund, leadingTo: ["about", "booking"])
        #expect(app.path == ["host", "refund"])
        #expect(app.text.hasPrefix("Refund"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Refund" })
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in reason and amount.")
        #expect(viewModel.reason.value == "")
        try await app.type("My reason", into: "Reason")
        #expect(viewModel.reason.value == "My reason")
        #expect(viewModel.amount.value == Decimal?.none)
        try await app.type("7.5", into: "Amount")
        #expect(viewModel.amount.value == 7.5)
        #expect(view.done.hint == "")
        for (name, text) in [("Reason", "My reason"), ("Amount", "7.5")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        for (name, text) in [("Amount", "7.5")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        try await app.type("x", into: "Amount")
        #expect(app.text.contains("Type a number."), "\(app.text)")
        try await app.type("7.5", into: "Amount")
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func thePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        #expect(screen.view.controls.contains { $0 === parts })
        #expect(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        #expect(
            parts.screens.contains { part in
                (part as? RefundHeaderScreen)?.view.title == "Header"
            })
    }

    @Test func theRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "refund", "about"])
        try await app.back()
        try await app.choose("Booking")
        #expect(app.path == ["host", "refund", "booking"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = RefundRouter()
        #expect(try router.route(to: "done", .init(canFinish: true)) == .pop)
        #expect(try router.route(to: "done", .init()) == .stay)
        #expect(try router.route(to: "about") == .push(.about))
        #expect(try router.route(to: "booking") == .push(.booking))
    }
}
