extension NavigationState {
    /// Returns whether both states show the same place, even if the user came by different ways.
    ///
    /// A place has the routes and parameters of all flows and tabs, including hidden ones, the
    /// selected tabs, the alerts and the presented flows. Numbers, the revision and pending changes
    /// are not part of it. Secrets are ignored: two places that differ only in secrets are the
    /// same. Names and texts are compared byte by byte.
    ///
    /// ```swift
    /// let home = NavigationState(root: "home")
    /// let back = try home.applying(.push("article", ["id": 7])).applying(.pop)
    /// XCTAssertNotEqual(back, home)  // the revision differs
    /// XCTAssertTrue(back.isSamePlace(as: home))
    /// var visited: Set = [home.placeDigest]
    /// XCTAssertFalse(visited.insert(back.placeDigest).inserted)
    /// ```
    public func isSamePlace(as other: NavigationState) -> Bool {
        placeDigest == other.placeDigest
    }

    /// The digest of the place that this state shows. Use it to compare places in files and in
    /// other processes.
    ///
    /// It is cached: after a change, only the changed parts are computed again.
    public var placeDigest: PlaceDigest { root.digest }
}
