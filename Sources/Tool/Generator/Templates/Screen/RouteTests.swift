/// The tests of the routes.
extension ScreenCode {
    @LinesBuilder var routesTest: Lines {
        ""
        "    func testTheRoutesLeadOn() async throws {"
        if isLoaded { "        service.isFailing = false" }
        "        let (app, _) = try await begin()"
        for (number, route) in leads.enumerated() {
            let row = "\(fields.first?.shown[0] ?? "")\", in: \"\(title)"
            """
                    try await app.choose("\(isList && number == 0 ? row : route.title)")
                    XCTAssertEqual(app.path, ["host", "\(request.route)", "\(route.route)"])
                    try await app.back()
            """
        }
        "    }"
    }

    @LinesBuilder var decisionsTest: Lines {
        """

            func testEachDecision() async throws {
                let router = \(name)Router()
        """
        if finishes {
            let transition = "try router.route(to: \"done\", .init(entry: entry))"
            """
                    let entry = \(value)(\(fields.arguments(\.samples[0])))
                    XCTAssertEqual(\(transition), router.finish(entry))
                    XCTAssertEqual(try router.route(to: "done", .init()), .stay)
            """
        } else if isChecked {
            """
                    XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
                    XCTAssertEqual(try router.route(to: "done", .init()), .stay)
            """
        } else if isForm {
            "        XCTAssertEqual(try router.route(to: \"done\"), .pop)"
        }
        if gives { "        let \(given) = Memory\(service)().contents\(isList ? "[0]" : "")" }
        for route in leads { decisionTest(of: route) }
        "    }"
    }

    @LinesBuilder private func decisionTest(of route: LeadCode) -> Lines {
        let (name, target) = ("\"\(route.route)\"", ".push(.\(route.member)")
        if route.hasInput {
            """
                    XCTAssertEqual(
                        try router.route(to: \(name), .init(\(given): \(given))),
                        \(target), \(route.sample)))
                    XCTAssertEqual(try router.route(to: \(name), .init()), .stay)
            """
        } else {
            "        XCTAssertEqual(try router.route(to: \(name)), \(target)))"
        }
    }
}
