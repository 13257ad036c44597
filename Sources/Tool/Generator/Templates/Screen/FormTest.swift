/// The test of a form.
extension ScreenCode {
    @LinesBuilder var formTest: Lines {
        """

            func testTheUserFillsInEachValue() async throws {
                let (app, screen) = try await begin()
                let (view, viewModel) = (screen.view, screen.viewModel)
        """
        if isChecked { "        XCTAssertEqual(view.done.hint, \"\(missing)\")" }
        if hasService { "        XCTAssertEqual(view.failure.text, \"\")" }
        for field in fields {
            """
                    XCTAssertEqual(viewModel.\(field.name).value, \(field.initial))
                    try await app.\(field.use)
                    XCTAssertEqual(viewModel.\(field.name).value, \(field.samples[0]))
            """
        }
        invalidTexts
        if hasEntry {
            "        let entry = \(value)(\(fields.arguments(\.samples[0])))"
            "        XCTAssertEqual(viewModel.entry, entry)"
        }
        if hasService { failingService }
        """
                XCTAssertTrue(view.done.isDefault)
                try await app.choose("Done")
                XCTAssertEqual(app.path, ["host"])
        """
        if hasService { savedEntry }
        "    }"
    }

    @LinesBuilder private var invalidTexts: Lines {
        if isChecked {
            """
                    XCTAssertEqual(view.done.hint, "")
                    for (name, text) in [\(required.texts)] {
                        try await app.type("", into: name)
                        XCTAssertFalse(view.done.isEnabled, name)
            """
            if hasEntry { "            XCTAssertNil(viewModel.entry, name)" }
            "            try await app.type(text, into: name)"
            "        }"
        }
        if isTyped {
            """
                    for (name, text) in [\(typed.texts)] {
                        try await app.type("x", into: name)
                        XCTAssertFalse(view.done.isEnabled, name)
                        try await app.type(text, into: name)
                    }
            """
        }
        for field in fields {
            if field.field.type == .decimal {
                """
                        try await app.type("x", into: "\(field.title)")
                        XCTAssertTrue(app.text.contains("Type a number."), app.text)
                        try await app.\(field.use)
                """
            }
        }
    }

    @LinesBuilder private var failingService: Lines {
        """
                try await app.choose("Done")
                XCTAssertTrue(app.text.contains(\(service)Error.unavailable.text), app.text)
                service.isFailing = false
        """
    }

    @LinesBuilder private var savedEntry: Lines {
        "        let saved = await service.memory.entries"
        "        XCTAssertEqual(saved, [entry])"
        if hasInput { inputsTest }
    }
}
