/// The test of a form.
extension ScreenCode {
    @LinesBuilder var formTest: Lines {
        ""
        test("TheUserFillsInEachValue")
        """
                let (app, screen) = try await begin()
                let (view, viewModel) = (screen.view, screen.viewModel)
        """
        if isChecked { equal("view.done.hint", "\"\(missing)\"") }
        if hasService { equal("view.failure.text", "\"\"") }
        for field in fields {
            equal("viewModel.\(field.name).value", field.initial)
            "        try await app.\(field.use)"
            equal("viewModel.\(field.name).value", field.samples[0])
        }
        invalidTexts
        if hasEntry {
            "        let entry = \(value)(\(fields.arguments(\.samples[0])))"
            equal("viewModel.entry", "entry")
        }
        if hasService { failingService }
        isTrue("view.done.isDefault")
        "        try await app.choose(\"Done\")"
        equal("app.path", "[\"host\"]")
        if hasService { savedEntry }
        "    }"
    }

    @LinesBuilder private var invalidTexts: Lines {
        if isChecked {
            equal("view.done.hint", "\"\"")
            """
                    for (name, text) in [\(required.texts)] {
                        try await app.type("", into: name)
            """
            "    " + isFalse("view.done.isEnabled", shown: "name")
            if hasEntry { "    " + isNil("viewModel.entry", shown: "name") }
            "            try await app.type(text, into: name)"
            "        }"
        }
        if isTyped {
            """
                    for (name, text) in [\(typed.texts)] {
                        try await app.type("x", into: name)
            """
            "    " + isFalse("view.done.isEnabled", shown: "name")
            """
                        try await app.type(text, into: name)
                    }
            """
        }
        for field in fields {
            if field.field.type == .decimal {
                "        try await app.type(\"x\", into: \"\(field.title)\")"
                isShown("\"Type a number.\"")
                "        try await app.\(field.use)"
            }
        }
    }

    @LinesBuilder private var failingService: Lines {
        "        try await app.choose(\"Done\")"
        isShown("\(service)Error.unavailable.text")
        "        service.isFailing = false"
    }

    @LinesBuilder private var savedEntry: Lines {
        "        let saved = await service.memory.entries"
        equal("saved", "[entry]")
        if hasInput { inputsTest }
    }
}
