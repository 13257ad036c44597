import Foundation
import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct OrderScreenTests {
    private func begin() async throws -> (FlowDriver, OrderScreen) {
        let screen = OrderScreen()
        let app = try FlowDriver(of: screen, at: .order, leadingTo: ["about"])
        #expect(app.path == ["host", "order"])
        #expect(app.text.hasPrefix("Order"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Order" })
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in ID and customer.")
        #expect(viewModel.id.value == Int?.none)
        try await app.type("7", into: "ID")
        #expect(viewModel.id.value == 7)
        #expect(viewModel.customer.value == "")
        try await app.type("My customer", into: "Customer")
        #expect(viewModel.customer.value == "My customer")
        #expect(viewModel.total.value == Decimal?.none)
        try await app.type("7.5", into: "Total")
        #expect(viewModel.total.value == 7.5)
        #expect(viewModel.paid.value == false)
        try await app.toggle("Paid")
        #expect(viewModel.paid.value == true)
        #expect(view.done.hint == "")
        for (name, text) in [("ID", "7"), ("Customer", "My customer")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        for (name, text) in [("ID", "7"), ("Total", "7.5")] {
            try await app.type("x", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            try await app.type(text, into: name)
        }
        try await app.type("x", into: "Total")
        #expect(app.text.contains("Type a number."), "\(app.text)")
        try await app.type("7.5", into: "Total")
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func theRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "order", "about"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = OrderRouter()
        #expect(try router.route(to: "done", .init(canFinish: true)) == .pop)
        #expect(try router.route(to: "done", .init()) == .stay)
        #expect(try router.route(to: "about") == .push(.about))
    }
}
