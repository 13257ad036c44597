/// The tests of the routes.
extension ScreenCode {
    @LinesBuilder var routesTest: Lines {
        ""
        test("TheRoutesLeadOn")
        if isLoaded { "        service.isFailing = false" }
        "        let (app, _) = try await begin()"
        for (number, route) in leads.enumerated() {
            let row = "\(fields.first?.shown[0] ?? "")\", in: \"\(title)"
            "        try await app.choose(\"\(isList && number == 0 ? row : route.title)\")"
            equal("app.path", "[\"host\", \"\(request.route)\", \"\(route.route)\"]")
            "        try await app.back()"
        }
        "    }"
    }

    @LinesBuilder var decisionsTest: Lines {
        ""
        test("EachDecision")
        "        let router = \(name)Router()"
        if finishes {
            "        let entry = \(value)(\(fields.arguments(\.samples[0])))"
            equal("try router.route(to: \"done\", .init(entry: entry))", "router.finish(entry)")
            equal("try router.route(to: \"done\", .init())", ".stay")
        } else if isChecked {
            equal("try router.route(to: \"done\", .init(canFinish: true))", ".pop")
            equal("try router.route(to: \"done\", .init())", ".stay")
        } else if isForm {
            equal("try router.route(to: \"done\")", ".pop")
        }
        if gives { "        let \(given) = Memory\(service)().contents\(isList ? "[0]" : "")" }
        for route in leads { decisionTest(of: route) }
        "    }"
    }

    @LinesBuilder private func decisionTest(of route: LeadCode) -> Lines {
        let decision = "try router.route(to: \"\(route.route)\""
        if route.hasInput {
            equalInLines(
                "\(decision), .init(\(given): \(given)))",
                ".push(.\(route.member), \(route.sample))")
            equal("\(decision), .init())", ".stay")
        } else {
            equal("\(decision))", ".push(.\(route.member))")
        }
    }
}
