extension KnownTypes {
    /// With what it takes from FoundationEssentials.
    static let foundation = KnownTypes(
        of: "Foundation",
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
        AttributedSubstring BlockOperation Bundle ByteCountFormatter CGFloat CGPoint CGRect
        CGRectEdge CGSize Calendar CharacterSet CocoaError CodableAttributedStringKey
        CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
        ComparisonResult ContiguousBytes CustomNSError Data DataProtocol Date DateComponents
        DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
        DecodableWithConfiguration DecodingConfigurationProviding Dimension
        DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey
        EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression
        FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
        FileProtectionType FormatStyle Formatter Host ISO8601DateFormatter IndexPath IndexSet
        InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale
        LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology
        MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
        NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding
        NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet
        NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors
        NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator NSError
        NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator
        NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
        NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString
        NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
        NSMutableOrderedSet NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject
        NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray
        NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge
        NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray
        NSSizePointer NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult
        NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID NSValue NSZone Notification
        NotificationCenter NotificationQueue NumberFormatter ObjCBool OperatingSystemVersion
        Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
        PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage
        Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions Process
        ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
        PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
        ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort
        SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate
        StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
        StreamSocketSecurityLevel StringTransform Thread TimeInterval TimeZone Timer URL
        URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey URLResourceValues
        UUID Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
        UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
        UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
        UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
        UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults
        """)
}
