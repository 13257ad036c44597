import WaylineValues

/// The tests of a new package that use the whole app.
extension PackageSkeleton {
    var programTests: String {
        let isListed = TestLine.isTrue(#"status == 0 && text.contains("menu")"#, shown: "text")
        let isSound = TestLine.equal("found.problems", "[]")
        return #"""
            \#(imports("Wayline", "WaylineExploration", "WaylineProgram"))
            @testable import \#(module)

            /// Uses the program as a user does.
            @MainActor
            \#(framework.suite("ProgramTests"))
                \#(framework.test("TheProgramListsTheScreens")) async {
                    var text = ""
                    let status = await ConsoleApp(.main).run(["list", "screens"]) { text += $0 }
                    \#(framework.code(isListed))
                }

                \#(framework.test("EveryWayThroughTheAppIsSound")) async throws {
                    let found = try await Exploration(of: .main).run()
                    \#(framework.code(isSound))
                }
            }

            """#
    }

    var pictureTests: String {
        let isDrawn = TestLine.equal("faults", "[]")
        return #"""
            \#(imports(module, "TextMenu", "Wayline", "WaylinePictures"))
            /// Looks at the screens as a user does.
            @MainActor
            \#(framework.suite("PictureTests"))
                \#(framework.test("TheMenuLooksAsInItsPicture")) async throws {
                    let app = try FlowDriver(.main)
                    try app.expectPicture("menu")
                }

                \#(framework.test("EachPreviewIsDrawnWhole")) async {
                    let faults = await App.main.previewFaults()
                    \#(framework.code(isDrawn))
                }
            }

            extension FlowDriver {
                /// Compares the screen with its picture in `Tests/Pictures`. Skips the test without
                /// one: `WAYLINE_DRAW=1 swift test` draws it.
                func expectPicture(_ name: String) throws {
                    do {
                        try matchPicture(name)
                    } catch {
            \#(pictureFailure)
                        throw error
                    }
                }
            }

            """#
    }

    /// The lines for a picture that is missing or differs.
    private var pictureFailure: String {
        switch framework {
        case .xctest:
            #"            if case .missing = error { throw XCTSkip("\(error)") }"#
        case .testing:
            #"""
                        if case .missing = error { try Testing.Test.cancel("\(error)") }
                        Testing.Attachment.record(picture().svg(.light), named: "\(name).svg")
            """#
        }
    }
}
