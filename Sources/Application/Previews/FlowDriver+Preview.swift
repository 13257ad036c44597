public import Binding

/// Tests of one preview.
extension FlowDriver {
    /// Shows a preview of `app`: a screen in a named state.
    ///
    /// ```swift
    /// let driver = try FlowDriver(.bar, preview: "Drinks, none")
    /// XCTAssertTrue(driver.text.contains("Nothing today."))
    /// ```
    public convenience init(
        _ app: App, preview name: String, _ options: LaunchOptions = LaunchOptions(),
        clock: TestScheduler = TestScheduler()
    ) throws {
        try self.init(app.preview(name), options, clock: clock)
    }
}
